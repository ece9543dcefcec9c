/** Catches a screen that could not be fetched or drawn; the header and the footer stay, and another address starts afresh. */
import type { ReactNode } from 'react'
import { Component } from 'react'

type ScreenBoundaryProps = { path: string; fallback: ReactNode; children: ReactNode }

export class ScreenBoundary extends Component<ScreenBoundaryProps, { failedAt?: string }> {
  override state: { failedAt?: string } = {}

  static getDerivedStateFromError(): { failedAt: string } {
    return { failedAt: '' }
  }

  /** The failure belongs to the address it happened at. */
  static getDerivedStateFromProps({ path }: ScreenBoundaryProps, { failedAt }: { failedAt?: string }) {
    if (failedAt === '') return { failedAt: path }
    return failedAt !== undefined && failedAt !== path ? { failedAt: undefined } : null
  }

  override render(): ReactNode {
    return this.state.failedAt === undefined ? this.props.children : this.props.fallback
  }
}
