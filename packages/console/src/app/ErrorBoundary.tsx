import { ErrorScreen } from '@quarterdeck/ui/shell'
import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** When it changes, the children are drawn again: it is the address, so leaving a broken screen clears its error. */
  resetKey: string
  children: ReactNode
}

interface State {
  failed: boolean
  resetKey: string
}

/** Shows a message in place of a screen that throws; what is around the screen stays. React logs the error itself. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override render() {
    return this.state.failed ? <ErrorScreen onReload={() => window.location.reload()} /> : this.props.children
  }
}
