/** One success in words, and perhaps a way to take it back. */
export type ToastMessage = { text: string; undo?: { label: string; onUndo: () => void } | undefined }
