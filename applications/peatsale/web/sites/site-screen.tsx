/** One site, new or known, on a page of its own: for the office below its customer, for the customer among the own ones. */
import type { AnswerOf } from '@workspace/portal/contract'
import {
  Button,
  ConfirmDialog,
  FailureNotice,
  MissingAnswer,
  Notice,
  navigate,
  newId,
  Page,
  Stack,
  useAddress,
  useAnswer,
  useSend,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readCustomer, searchCustomers } from '../../contract/customers/calls.ts'
import { removeSite } from '../../contract/sites/calls.ts'
import type { SiteSeen } from '../../contract/sites/site.ts'
import { readStart } from '../../contract/start/calls.ts'
import { OfficePage } from '../shell/office-page.tsx'
import { onlyFor } from '../shell/role-only.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { SiteForm } from './site-form.tsx'
import { newSite, storedSite } from './site-values.ts'

type Params = { params: Readonly<Record<string, string>> }

export function OfficeSiteScreen({ params: { id = '', site = '' } }: Params): ReactElement {
  const back = `/peatsale/office/customers/${id}`
  return <SitePage account={id} site={site} back={back} />
}

/** Below the account of the address, else the own one that has the site. */
export const OwnSiteScreen = onlyFor(['customer'], OwnSite)

function OwnSite({ params: { site = '' } }: Params): ReactElement {
  const texts = usePeatTexts('sites')
  const { query } = useAddress()
  const { data, error, refetch } = useAnswer(readStart, {})
  const account = query.get('account') ?? data?.accounts[0]?.id
  if (account !== undefined)
    return <SitePage account={account} site={site} back={`/peatsale/sites?account=${account}`} to={texts.mysites} />
  return (
    <Page heading={texts.site} back={{ href: '#/peatsale/sites', label: texts.mysites }}>
      <MissingAnswer of={{ error, refetch }} />
    </Page>
  )
}

type SitePageProps = {
  account: string
  site: string
  back: string
  /** What it is called there; the customer's name where it is left out. */
  to?: string
}

function SitePage({ account, site, back, to }: SitePageProps): ReactElement {
  const texts = usePeatTexts('sites')
  const { data, error, refetch } = useAnswer(readCustomer, { id: account })
  const [id] = useState(newId)
  const known = data?.sites.find((each) => each.id === site)
  const leave = () => navigate(back, { replace: true })
  const page = {
    heading: site === 'new' ? texts.newsite : (known?.name ?? texts.site),
    lead: data?.name ?? '',
    back: { href: `#${back}`, label: to ?? data?.name ?? texts.mysites },
    width: 'form',
  } as const
  const edited = data ? (
    <Edited account={data} site={site} id={id} known={known} onDone={leave} />
  ) : (
    <MissingAnswer of={{ error, refetch }} />
  )
  if (to !== undefined) return <Page {...page}>{edited}</Page>
  return (
    <OfficePage at="/office/customers" {...page}>
      {edited}
    </OfficePage>
  )
}

type EditedProps = {
  account: AnswerOf<typeof readCustomer>
  site: string
  /** Of a new one. */
  id: string
  known: SiteSeen | undefined
  onDone: () => void
}

function Edited({ account, site, id, known, onDone }: EditedProps): ReactElement {
  const texts = usePeatTexts('sites')
  if (site === 'new') return <SiteForm site={newSite(id, account.id)} onDone={onDone} />
  if (known === undefined) return <Notice tone="info" title={texts.removed} />
  return (
    <Stack gap="l">
      <SiteForm key={known.id} site={storedSite(known, account.id)} onDone={onDone} />
      <RemoveSite site={known} onDone={onDone} />
    </Stack>
  )
}

function RemoveSite({ site, onDone }: { site: SiteSeen; onDone: () => void }): ReactElement {
  const texts = usePeatTexts('sites')
  const { cancel } = useTexts('common')
  const [isAsking, setAsking] = useState(false)
  const { send, isBusy, failure } = useSend(removeSite, {
    invalidates: [readCustomer, searchCustomers],
    successMessage: texts.removed,
    onDone,
  })
  const isUsed = failure !== undefined && 'refused' in failure && failure.refused === 'in_use'
  return (
    <Stack gap="s">
      <div>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {texts.remove}
        </Button>
      </div>
      {isUsed && <Notice tone="err" title={texts.inuse} />}
      {failure && !isUsed && <FailureNotice answer={failure} />}
      {isAsking && (
        <ConfirmDialog
          heading={texts.remove}
          confirmLabel={texts.remove}
          cancelLabel={cancel}
          danger
          busy={isBusy}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            void send({ id: site.id, version: site.version }).then(() => setAsking(false))
          }}
        >
          <p>{texts.removetext({ name: site.name })}</p>
        </ConfirmDialog>
      )}
    </Stack>
  )
}
