/** A copy of everything that is held of the person, as a file to keep. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { exportOwnData } from '../../../contract/personal-data/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { useKeepFile } from '../../kernel/requests/use-send.ts'
import { useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { Button, Collapsible, Stack } from '../../kernel/ui/index.ts'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'

export function OwnData(): ReactElement {
  const { loading } = useTexts('common')
  const { owndataheading, owndatatext, owndatadownload } = useTexts('settings')
  const { isBusy, failure, proving, take, stop } = useCopy()
  return (
    <Collapsible heading={owndataheading}>
      <Stack>
        <p>{owndatatext}</p>
        {failure !== undefined && <FailureNotice answer={failure} />}
        <div>
          <Button variant="secondary" busy={isBusy} busyLabel={loading} onClick={() => void take()}>
            {owndatadownload}
          </Button>
        </div>
      </Stack>
      {proving !== undefined && (
        <ReauthenticationDialog
          wrong={proving === 'wrong'}
          busy={isBusy}
          onGive={(password) => void take(password)}
          onCancel={stop}
        />
      )}
    </Collapsible>
  )
}

/** SETTINGS-27: the server asks for the password when it was last proved too long ago. */
function useCopy() {
  const { language } = useLanguage()
  const { send, isBusy, failure, forget } = useKeepFile(exportOwnData)
  const [proving, setProving] = useState<'asked' | 'wrong'>()
  async function take(currentpassword?: string) {
    const answer = await send({ language, ...(currentpassword !== undefined && { currentpassword }) })
    setProving(whatToProve(answer))
  }
  function stop() {
    setProving(undefined)
    forget()
  }
  return { isBusy, failure: proving === undefined ? failure : undefined, proving, take, stop }
}

function whatToProve(answer: object): 'asked' | 'wrong' | undefined {
  if (!('refused' in answer)) return undefined
  if (answer.refused === 'reauthentication_required') return 'asked'
  return answer.refused === 'invalid_password' ? 'wrong' : undefined
}
