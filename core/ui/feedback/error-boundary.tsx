import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** What to show instead. */
  fallback: (retry: () => void) => ReactNode
  /** A new value tries again: the address of a screen. */
  resetKey?: string
}

/** Keeps a fault inside the part it belongs to. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children
  }
}
