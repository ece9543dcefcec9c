/** Whether somebody is at the page: what it asks for while nobody is does not keep the session alive (STATE-09, R34). */
import { backend } from '../requests/backend.ts'

/** Milliseconds without a sign of a person; the server notes the last use no finer. */
const patience = 60_000
const signs = ['click', 'keydown', 'pointerdown', 'pointermove', 'touchmove', 'wheel'] as const

/** @returns what ends the attendance. */
export function attend(page: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
  let lastSign = Date.now()
  const note = () => {
    lastSign = Date.now()
  }
  for (const sign of signs) page.addEventListener(sign, note, { passive: true, capture: true })
  backend.isUnattended = () => Date.now() - lastSign >= patience
  return () => {
    for (const sign of signs) page.removeEventListener(sign, note, { capture: true })
    backend.isUnattended = () => false
  }
}
