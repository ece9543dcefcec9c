/** Who is signed in, on which device, and ending a session (R36). Superadmins see everybody, others the people they govern. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Find } from '../../../contract/lists/list.ts'
import type { PersonSession } from '../../../contract/sessions/administration-calls.ts'
import { endPersonSession, searchSessions } from '../../../contract/sessions/administration-calls.ts'
import { deviceName } from '../../../contract/sessions/device-name.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { FindBox } from '../../kernel/lists/find-box.tsx'
import { PagedList } from '../../kernel/lists/paged-list.tsx'
import { SubPage } from '../../kernel/lists/sub-page.tsx'
import { useListView } from '../../kernel/lists/use-list-view.ts'
import { usePages } from '../../kernel/lists/use-pages.ts'
import { viewInAddress } from '../../kernel/lists/view-in-address.ts'
import { useSend } from '../../kernel/requests/use-send.ts'
import { formatDateTime, useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { Button, Chip, ConfirmDialog, DataTable, TableHead } from '../../kernel/ui/index.ts'
import css from './system.module.css'

const sessionList = viewInAddress(z.object({ find: Find }), { find: '' }, '/admin/system/sessions')

export function SessionsPage(): ReactElement {
  const texts = useTexts('adminsystem')
  const common = useTexts('common')
  const { view, find } = useListView(sessionList)
  const list = usePages(searchSessions, view, ({ sessions }) => sessions)
  const total = list.at === 'listed' ? list.pages.latest?.total : undefined
  const headings = [
    texts.peoplesessionsperson,
    texts.peoplesessionsdevice,
    texts.peoplesessionsstarted,
    texts.peoplesessionsseen,
  ]
  return (
    <SubPage heading={texts.peoplesessionsheading}>
      <FindBox label={texts.peoplesessionsfind} {...find} />
      <p className={css.quiet} aria-live="polite">
        {total !== undefined && texts.peoplesessionscount(total)}
      </p>
      <PagedList list={list} none={texts.peoplesessionsnone}>
        {(sessions) => (
          <DataTable caption={texts.peoplesessionsheading}>
            <TableHead headings={headings} acts={common.actions} />
            <tbody>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </tbody>
          </DataTable>
        )}
      </PagedList>
    </SubPage>
  )
}

function SessionRow({ session }: { session: PersonSession }): ReactElement {
  const texts = useTexts('adminsystem')
  const common = useTexts('common')
  const { language } = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    ending.forget()
  }
  const ending = useSend(endPersonSession, {
    invalidates: [searchSessions],
    successMessage: texts.peoplesessionsendedtext,
    onDone: () => setAsking(false),
  })
  const { person, device, signedinat, lastseenat } = session
  const shown = (time: string) => formatDateTime(new Date(time), language)
  return (
    <tr>
      <td data-cell="title">{`${person.name} (${person.username})`}</td>
      <td data-label={texts.peoplesessionsdevice}>{deviceName(device)}</td>
      <td data-label={texts.peoplesessionsstarted} data-cell="moment">
        {shown(signedinat)}
      </td>
      <td data-label={texts.peoplesessionsseen} data-cell="moment">
        {shown(lastseenat)}
      </td>
      <td data-cell="acts">
        {session.current ? (
          <Chip tone="info">{texts.peoplesessionsthis}</Chip>
        ) : (
          <Button
            size="s"
            variant="secondary"
            onClick={() => setAsking(true)}
            aria-label={texts.peoplesessionsendname({ name: person.name })}
          >
            {texts.peoplesessionsend}
          </Button>
        )}
        {isAsking && (
          <ConfirmDialog
            danger
            heading={texts.peoplesessionsendname({ name: person.name })}
            confirmLabel={common.ok}
            cancelLabel={common.cancel}
            busy={ending.isBusy}
            busyLabel={common.sending}
            onConfirm={() => void ending.send({ id: session.id })}
            onCancel={close}
          >
            <p>{texts.peoplesessionsendtext({ name: person.name })}</p>
            {ending.failure && <FailureNotice answer={ending.failure} />}
          </ConfirmDialog>
        )}
      </td>
    </tr>
  )
}
