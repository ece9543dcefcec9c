/** The applications forms (ADMIN-APPS), on the System page and alone on `admin/applications` (ROUTE-23). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readApplications } from '../../../contract/applications/administered-applications.ts'
import { saveApplications } from '../../../contract/applications/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { useSignedIn } from '../../kernel/portal/use-signed-in.ts'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import { useSend } from '../../kernel/requests/use-send.ts'
import { useLeaveWarning } from '../../kernel/routing/leaving.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, ConfirmDialog, keepFocus, Notice, SaveBar, Skeleton, Stack } from '../../kernel/ui/index.ts'
import { useAdminData } from '../admin-data/index.ts'
import { ApplicationChanges } from './application-changes.tsx'
import type { AdministeredApplication, ApplicationsDraft } from './applications-draft.ts'
import { appsToSend, changesOf, draftOf, isAdministered, toggledCompany, toggledUse } from './applications-draft.ts'
import { DefaultAppsMatrix } from './default-apps-matrix.tsx'
import { InUseList } from './in-use-list.tsx'
import css from './system.module.css'

export function ApplicationsForms(): ReactElement {
  const { data, error, refetch } = useAnswer(readApplications, {})
  const { administrator } = useAdminData()
  const { noadminrightstoappstext, retry } = useTexts('common')
  if (error !== null) {
    const again = <Button onClick={() => void refetch()}>{retry}</Button>
    return <FailureNotice answer={error.reason} action={again} />
  }
  if (data === undefined) return <Skeleton />
  if (!data.applications.some(({ application }) => isAdministered(administrator, application))) {
    return <Notice tone="info" title={noadminrightstoappstext} />
  }
  return <Forms applications={data.applications} />
}

function Forms({ applications }: { applications: readonly AdministeredApplication[] }): ReactElement {
  const { companies } = useAdminData()
  const { username } = useSignedIn()
  const common = useTexts('common')
  const texts = useTexts('adminsystem')
  const [moment, setMoment] = useState<'editing' | 'asking' | 'saved'>('editing')
  const [edited, setEdited] = useState<ApplicationsDraft>()
  const draft = edited ?? draftOf(applications, companies)
  const changes = changesOf(draft, applications, companies)
  useLeaveWarning(changes.length > 0)

  const saving = useSend(saveApplications, {
    invalidates: [readApplications],
    successMessage: false,
    onDone: () => {
      setEdited(undefined)
      setMoment('saved')
    },
  })
  const change = (next: ApplicationsDraft) => {
    setEdited(next)
    setMoment('editing')
    saving.forget()
  }
  const cancel = () => {
    setEdited(undefined)
    keepFocus()
  }
  async function send() {
    const apps = appsToSend(draft, applications, companies)
    const answer = await saving.send({ admin: username, apps })
    if (!('answered' in answer)) setMoment('editing')
  }

  return (
    <Stack>
      {moment === 'saved' && <Notice tone="ok" title={texts.appssuccesstext} />}
      {saving.failure && <FailureNotice answer={saving.failure} />}
      <div className={css.columns}>
        <DefaultAppsMatrix
          applications={applications}
          draft={draft}
          changes={changes}
          onToggle={(name, company) => change(toggledCompany(draft, name, company))}
        />
        <InUseList applications={applications} draft={draft} onToggle={(name) => change(toggledUse(draft, name))} />
      </div>
      {changes.length > 0 && (
        <SaveBar title={texts.appschanges({ count: changes.length })}>
          <Button variant="secondary" onClick={cancel}>
            {common.cancel}
          </Button>
          <Button onClick={() => setMoment('asking')}>{common.save}</Button>
        </SaveBar>
      )}
      {moment === 'asking' && (
        <ConfirmDialog
          heading={texts.appssaveheading}
          confirmLabel={common.ok}
          cancelLabel={common.cancel}
          busy={saving.isBusy}
          busyLabel={common.saving}
          onConfirm={() => void send()}
          onCancel={() => setMoment('editing')}
        >
          <p>{texts.appsconfirmtext}</p>
          <ApplicationChanges changes={changes} />
        </ConfirmDialog>
      )}
    </Stack>
  )
}
