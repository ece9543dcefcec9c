/** Deferred: a part whose code comes after the page. Nothing stands there while it is on its way; where its texts do not come, it is tried again. */
import type { ReactElement, ReactNode } from 'react'
import { Component } from 'react'
import { nextTry } from '../../lazy-loading/loaded.ts'
import { Suspended } from '../../lazy-loading/suspended.tsx'

export class Deferred extends Component<{ children: ReactNode }, { isMissing: boolean }> {
  override state = { isMissing: false }

  static getDerivedStateFromError(): { isMissing: boolean } {
    return { isMissing: true }
  }

  override componentDidCatch(): void {
    setTimeout(() => this.setState({ isMissing: false }), nextTry)
  }

  override render(): ReactElement | null {
    return this.state.isMissing ? null : <Suspended>{this.props.children}</Suspended>
  }
}
