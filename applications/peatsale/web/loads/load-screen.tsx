/** One load: what is in it, how far it is, where it goes and who has it, as far as the reader may know. */
import {
  Card,
  DescriptionList,
  iconPhone,
  LinkButton,
  lazyComponent,
  MissingAnswer,
  Notice,
  Split,
  Stack,
  Suspended,
  useAnswer,
  useDateFormat,
  wayBack,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readLoad } from '../../contract/loads/calls.ts'
import type { Load, VerificationProposal } from '../../contract/loads/load.ts'
import { workingRoles } from '../../contract/rights/roles.ts'
import { Papers } from '../documents/papers.tsx'
import { LoadChip } from '../lists/state-chip.tsx'
import { onlyFor } from '../shell/role-only.tsx'
import { RolePage } from '../shell/role-page.tsx'
import { useViewerRole } from '../shell/viewer-role.ts'
import { SiteDetails } from '../sites/site-details.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { Corrections } from './corrections.tsx'
import { LoadActs } from './load-acts.tsx'
import { LoadContents } from './load-contents.tsx'
import { LoadPhones } from './load-phones.tsx'
import { PhoneReports } from './phone-reports.tsx'

const list = '/peatsale/loads'

/** The office's alone, below the rest. */
const LoadLog = lazyComponent(async () => (await import('./load-log.tsx')).LoadLog)

export const LoadScreen = onlyFor(workingRoles, ReadLoad)

function ReadLoad({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = usePeatTexts('work')
  const { data, error, refetch } = useAnswer(readLoad, { id: params['id'] ?? '' })
  if (data) return <LoadPage load={data.load} proposal={data.proposal} />
  return (
    <RolePage at="/loads" heading={texts.loads} way={{ href: wayBack(list), label: texts.loads }}>
      <MissingAnswer of={{ error, refetch }} />
    </RolePage>
  )
}

/** Who has handled a problem of the field, and how. */
function HandledProblems({ exceptions }: Pick<Load, 'exceptions'>): ReactElement {
  const states = usePeatTexts('states')
  const texts = usePeatTexts('work')
  const { moment } = useDateFormat()
  return (
    <>
      {exceptions.map(
        ({ problem, words, at, handled }) =>
          handled !== null && (
            <Notice key={at} tone="info" title={states[`problem_${problem}`]}>
              <p>{words}</p>
              <p>{texts.handledby({ who: handled.by, at: moment(handled.at), words: handled.words })}</p>
            </Notice>
          ),
      )}
    </>
  )
}

function LoadPage({ load, proposal }: { load: Load; proposal: VerificationProposal | null }): ReactElement {
  const texts = usePeatTexts('work')
  const states = usePeatTexts('states')
  const { driverForCustomer, exceptions, failed, flags, siteDetails } = load
  const role = useViewerRole()
  const isOffice = role === 'office'
  return (
    <RolePage
      at="/loads"
      key={load.id}
      heading={load.number}
      way={{ href: wayBack(list), label: texts.loads }}
      lead={load.customer}
      mark={<LoadChip state={load.state} arrived={load.arrived} />}
      actions={
        driverForCustomer !== null && driverForCustomer.telephone !== '' ? (
          <LinkButton icon={iconPhone} href={`tel:${driverForCustomer.telephone.replaceAll(' ', '')}`}>
            {texts.calldriver}
          </LinkButton>
        ) : undefined
      }
    >
      <Stack>
        <LoadActs load={load} proposal={proposal} />
        {(isOffice || role === 'lead') && <LoadPhones load={load} />}
        {flags.length > 0 && (
          <Notice tone="warn" title={texts.flags}>
            <p>{flags.map((flag) => states[`flag_${flag}`]).join(', ')}</p>
          </Notice>
        )}
        {failed !== null && (
          <Notice
            tone="err"
            title={texts.failedwhy({
              problem: states[`problem_${failed.problem}`].toLowerCase(),
              place: states[`place_${failed.where}`],
            })}
          />
        )}
        {exceptions
          .filter(({ open }) => open)
          .map(({ problem, words, by, at }) => (
            <Notice key={at} tone="warn" title={states[`problem_${problem}`]}>
              <p>{[words, by].filter(Boolean).join(', ')}</p>
            </Notice>
          ))}
        <HandledProblems exceptions={exceptions} />
        <Split>
          <Stack>
            <LoadContents load={load} isOffice={isOffice} />
            {load.documents.length > 0 && (
              <Card heading={texts.documents}>
                <Papers documents={load.documents} />
              </Card>
            )}
            {hasBegun(load) && (
              <Card heading={texts.times}>
                <Times load={load} />
              </Card>
            )}
            <PhoneReports load={load} />
          </Stack>
          {siteDetails !== null && (
            <Card heading={texts.where}>
              <SiteDetails
                site={siteDetails}
                instructions={siteDetails.instructions}
                standing={siteDetails.standingInstructions}
                contact={{ name: siteDetails.contactName, telephone: siteDetails.contactTelephone }}
                gateCode={siteDetails.gateCode}
              />
            </Card>
          )}
        </Split>
        <Corrections load={load} />
        <Suspended fallback={null}>{isOffice && <LoadLog load={load.id} />}</Suspended>
      </Stack>
    </RolePage>
  )
}

function Times({ load }: { load: Load }): ReactElement {
  const texts = usePeatTexts('work')
  const { moment } = useDateFormat()
  const { times, receipt } = load
  const said = (at: string | null) => (at === null ? '' : moment(at))
  return (
    <DescriptionList
      items={[
        [texts.arrivedload, said(times.arrivedLoad)],
        [texts.loaded, said(times.loaded)],
        [texts.departed, said(times.departed)],
        [texts.arrivedsite, said(times.arrivedSite)],
        [texts.delivered, said(times.delivered)],
        [texts.waitingsite, times.waitingSite ? texts.minutes({ minutes: times.waitingSite }) : ''],
        [
          texts.receipt,
          receipt === null
            ? ''
            : receipt.kind === 'name'
              ? texts.receivedby({ name: receipt.receiver })
              : texts.nobodythere,
        ],
      ]}
    />
  )
}

function hasBegun({ times }: Load): boolean {
  return [times.arrivedLoad, times.loaded, times.departed, times.arrivedSite, times.delivered].some((at) => at !== null)
}
