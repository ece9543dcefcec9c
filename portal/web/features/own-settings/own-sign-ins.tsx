/** Who has signed in to the account, or tried, as long as the event log is kept; and what to do about a stranger. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { OwnSignIn } from '../../../contract/sessions/calls.ts'
import { endOtherSessions, readOwnSessions, searchOwnSignIns } from '../../../contract/sessions/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { FailedList } from '../../kernel/lists/list-states.tsx'
import { usePages } from '../../kernel/lists/use-pages.ts'
import { useSite } from '../../kernel/portal/portal-context.tsx'
import { useSend } from '../../kernel/requests/use-send.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, Collapsible, ConfirmDialog, Spinner, Stack } from '../../kernel/ui/index.ts'
import { OwnSignInRow } from './own-sign-in-row.tsx'

/** The list is fetched when somebody opens the block. @param onStranger the other sessions have ended; next the password. */
export function OwnSignIns({ onStranger }: { onStranger: () => void }): ReactElement {
  const { signinsheading } = useTexts('settings')
  const [open, setOpen] = useState(false)
  return (
    <Collapsible heading={signinsheading} open={open} onToggle={setOpen}>
      {open && <SignInList onStranger={onStranger} />}
    </Collapsible>
  )
}

const everything = {}

function SignInList({ onStranger }: { onStranger: () => void }): ReactElement {
  const { loading } = useTexts('common')
  const { loadmore } = useTexts('lists')
  const settings = useTexts('settings')
  const { auditmonths } = useSite().mainRecord
  const [isAsking, setAsking] = useState(false)
  const list = usePages(searchOwnSignIns, everything, signInsOf)
  if (list.at === 'loading') return <Spinner label={loading} />
  if (list.at === 'failed') return <FailedList answer={list.answer} retry={list.retry} />
  const { rows, hasMore, loadMore, isLoadingMore, broken } = list.pages
  return (
    <Stack>
      <p>{settings.signinshelptext({ count: auditmonths })}</p>
      {rows.length === 0 ? (
        <p>{settings.signinsnone}</p>
      ) : (
        <ul>
          {rows.map((signIn) => (
            <OwnSignInRow key={signIn.id} signIn={signIn} onNotMe={() => setAsking(true)} />
          ))}
        </ul>
      )}
      {broken !== undefined && <FailedList answer={broken} retry={loadMore} />}
      {/* By the button alone: the end of the page has to be reached. */}
      {hasMore && (
        <div>
          <Button variant="secondary" busy={isLoadingMore} busyLabel={loading} onClick={loadMore}>
            {loadmore}
          </Button>
        </div>
      )}
      {isAsking && <NotMeDialog onStranger={onStranger} onClose={() => setAsking(false)} />}
    </Stack>
  )
}

function signInsOf({ signins }: { signins: readonly OwnSignIn[] }): readonly OwnSignIn[] {
  return signins
}

function NotMeDialog({ onStranger, onClose }: { onStranger: () => void; onClose: () => void }): ReactElement {
  const common = useTexts('common')
  const settings = useTexts('settings')
  const { send, isBusy, failure } = useSend(endOtherSessions, {
    invalidates: [readOwnSessions],
    successMessage: settings.signinnotmedonetext,
    onDone: () => {
      onClose()
      onStranger()
    },
  })
  return (
    <ConfirmDialog
      heading={settings.signinnotme}
      confirmLabel={settings.signinnotmesubmit}
      cancelLabel={common.cancel}
      busy={isBusy}
      busyLabel={common.sending}
      onConfirm={() => void send({})}
      onCancel={onClose}
    >
      <p>{settings.signinnotmetext}</p>
      {failure && <FailureNotice answer={failure} />}
    </ConfirmDialog>
  )
}
