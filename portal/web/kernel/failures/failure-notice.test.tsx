import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Portal } from '../portal/portal.ts'
import { PortalProvider } from '../portal/portal-context.tsx'
import type { PortalState } from '../portal/portal-state.ts'
import { TextProvider } from '../texts/text-provider.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { logFailure } from './log-failure.ts'

const state = { site: { salesPhone: { value: '+358 40 123 4567', name: '040 123 4567' } } } as PortalState
const portal = { subscribe: () => () => undefined, state: () => state, firstState: () => state } as unknown as Portal

test('ERR-19: the notice of a failed action says that it failed, with the id of the request and whom to call', () => {
  const shown = renderToString(
    <PortalProvider portal={portal}>
      <TextProvider>
        <FailureNotice answer={{ refused: 'internal_error', requestId: 'abc-1' }} />
      </TextProvider>
    </PortalProvider>,
  )
  expect(shown).toContain('Toiminto epäonnistui.')
  expect(shown).toContain('abc-1')
  expect(shown).toContain('href="tel:+358401234567"')
})

test('R10: that somebody else was first is an answer, not headed as a failure', () => {
  const shown = renderToString(
    <PortalProvider portal={portal}>
      <TextProvider>
        <FailureNotice answer={{ refused: 'modified_elsewhere', requestId: 'abc-1' }} />
      </TextProvider>
    </PortalProvider>,
  )
  expect(shown).not.toContain('Toiminto epäonnistui.')
  expect(shown).toContain('role="status"')
})

test('ERR-21: what failed is logged with its code, and nothing that was typed', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  logFailure('saveUser', { refused: 'forbidden' })
  expect(log).toHaveBeenCalledWith('saveUser', { refused: 'forbidden' })
  log.mockRestore()
})
