import { NotBuiltYetView } from '@quarterdeck/ui/shell'

/** Stands in for the screens that later work brings. */
export const named = (title: string) =>
  function Component() {
    return <NotBuiltYetView title={title} />
  }
