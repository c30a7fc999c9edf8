"""`python -m brushpass`"""

from brushpass.cli import main

main()
