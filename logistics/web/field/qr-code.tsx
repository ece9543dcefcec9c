/** A code for another device to read: black on white in every theme, with the margin that readers need. */
import encodeQR from 'qr'
import type { ReactElement } from 'react'
import css from './qr-code.module.css'

/** Modules of white around the code. */
const margin = 4

export function QrCode({ text, label }: { text: string; label: string }): ReactElement {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: margin })
  const dark = modules.flatMap((line, row) => line.flatMap((isDark, column) => (isDark ? [[column, row]] : [])))
  return (
    <svg className={css.code} viewBox={`0 0 ${modules.length} ${modules.length}`} role="img" aria-label={label}>
      <path d={dark.map(([column, row]) => `M${column} ${row}h1v1h-1z`).join('')} />
    </svg>
  )
}
