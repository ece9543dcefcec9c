import type { EarlyUndo } from './undo-keys.ts'

/** One success in words, and perhaps a way to take it back. */
export type ToastMessage = { text: string; undo?: ToastUndo | undefined }

export type ToastUndo = {
  label: string
  busyLabel: string
  /** Its outcome is said in the same place; a failure stays there until it is closed. */
  onUndo: () => Promise<UndoOutcome>
  /** The keys until the message is there. */
  early?: EarlyUndo | undefined
}

export type UndoOutcome = { text: string; hasFailed?: boolean }
