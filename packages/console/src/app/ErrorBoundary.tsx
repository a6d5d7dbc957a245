import { ErrorScreen } from '@quarterdeck/ui/shell'
import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Another value starts afresh: the address, so that leaving a broken screen leaves its fault behind. */
  resetKey: string
  children: ReactNode
}

interface State {
  failed: boolean
  resetKey: string
}

/** A fault of one screen leaves what is around it standing. React logs the fault itself. */
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
