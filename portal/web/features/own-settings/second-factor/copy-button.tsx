/** Copies a text, where the browser lets pages do so: not on a line without encryption. */
import type { ReactElement } from 'react'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button, useToast } from '../../../kernel/ui/index.ts'

export function CopyButton({ label, text }: { label: string; text: string }): ReactElement | null {
  const { copied } = useTexts('secondfactor')
  const toast = useToast()
  // Typed as always there, which it is not.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (clipboard === undefined) return null
  // Whoever forbids it sees the text, and can mark it.
  const copy = () =>
    clipboard.writeText(text).then(
      () => toast({ text: copied }),
      () => undefined,
    )
  return (
    <Button variant="secondary" size="s" onClick={() => void copy()}>
      {label}
    </Button>
  )
}
