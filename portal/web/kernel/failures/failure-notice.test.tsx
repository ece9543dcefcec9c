import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TextProvider } from '../texts/text-provider.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { logFailure } from './log-failure.ts'

test('ERR-19: the notice of a failed action says that it failed, with the id of the request', () => {
  const shown = renderToString(
    <TextProvider>
      <FailureNotice answer={{ refused: 'internal_error', requestId: 'abc-1' }} />
    </TextProvider>,
  )
  expect(shown).toContain('Toiminto epäonnistui.')
  expect(shown).toContain('abc-1')
})

test('ERR-21: what failed is logged with its code, and nothing that was typed', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  logFailure('saveUser', { refused: 'forbidden' })
  expect(log).toHaveBeenCalledWith('saveUser', { refused: 'forbidden' })
  log.mockRestore()
})
