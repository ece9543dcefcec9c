/** One set of terms: a draft is edited and published, published ones are read and retired. */
import {
  Button,
  ButtonRow,
  Card,
  Chip,
  ConfirmDialog,
  DescriptionList,
  FailureNotice,
  isGone,
  lazyComponent,
  MissingAnswer,
  Stack,
  Suspended,
  useAnswer,
  useDateFormat,
  useSend,
  useTexts,
  wayBack,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { publishTerm, readTerm, retireTerm, searchTerms } from '../../contract/terms/calls.ts'
import type { Term } from '../../contract/terms/term.ts'
import { useName } from '../lists/names.ts'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { newTermValues, termValues } from './term-values.ts'
import { TermsPage } from './terms-page.tsx'
import { stateTones } from './terms-screen.tsx'

// With its fields and their rules it would be too much for one script.
const TermForm = lazyComponent(async () => (await import('./term-form.tsx')).TermForm)

export function TermScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = useManureTexts('terms')
  const id = params['id'] ?? ''
  const { data, error, refetch } = useAnswer(readTerm, { id })
  const company = useStart().data?.companies[0]?.id
  const term = data?.term
  // An address that names nothing yet begins new terms.
  const isNew = error !== null && isGone(error)
  return (
    <TermsPage
      part="farmterms"
      heading={term?.name ?? texts.newterm}
      way={wayBack('/manuredelivery/office/terms')}
      width="form"
    >
      {isNew && company !== undefined && (
        <Suspended>
          <TermForm key={id} values={newTermValues(id, company)} />
        </Suspended>
      )}
      {!isNew && term === undefined && <MissingAnswer of={{ error, refetch }} />}
      {term !== undefined && (
        <Stack gap="l">
          <Acts term={term} />
          <Card heading={texts.inwords}>
            <Words words={data?.words ?? []} />
          </Card>
          {term.state === 'draft' ? (
            <Suspended>
              <TermForm key={id} values={termValues(term)} />
            </Suspended>
          ) : (
            <Facts term={term} />
          )}
        </Stack>
      )}
    </TermsPage>
  )
}

function Words({ words }: { words: readonly { fi: string; en: string }[] }): ReactElement {
  const name = useName()
  return (
    <Stack gap="s">
      {words.map((each) => (
        <p key={each.fi}>{name(each)}</p>
      ))}
    </Stack>
  )
}

function Facts({ term }: { term: Term }): ReactElement {
  const texts = useManureTexts('terms')
  const { day } = useDateFormat()
  return (
    <Card>
      <DescriptionList
        items={[
          [texts.scope, term.scope === 'group' ? `${texts.scope_group}: ${term.tag}` : texts.scope_general],
          [texts.validity, `${day(term.validFrom)}–${day(term.validTo)}`],
        ]}
      />
    </Card>
  )
}

function Acts({ term }: { term: Term }): ReactElement {
  const texts = useManureTexts('terms')
  const common = useTexts('common')
  const [asked, setAsked] = useState<'publish' | 'retire'>()
  const done = { invalidates: [readTerm, searchTerms], onDone: () => setAsked(undefined) }
  const publish = useSend(publishTerm, { ...done, successMessage: texts.published })
  const retire = useSend(retireTerm, { ...done, successMessage: texts.retired })
  const { id, version, state } = term
  const act = asked === 'publish' ? publish : retire
  return (
    <Stack gap="s">
      <div>
        <Chip tone={stateTones[state]}>{texts[`state_${state}`]}</Chip>
      </div>
      {state !== 'retired' && (
        <ButtonRow>
          {state === 'draft' && <Button onClick={() => setAsked('publish')}>{texts.publish}</Button>}
          <Button variant="secondary" onClick={() => setAsked('retire')}>
            {state === 'draft' ? texts.discard : texts.retire}
          </Button>
        </ButtonRow>
      )}
      {asked !== undefined && (
        <ConfirmDialog
          heading={asked === 'publish' ? texts.publishasked : texts.retireasked}
          confirmLabel={asked === 'publish' ? texts.publish : state === 'draft' ? texts.discard : texts.retire}
          cancelLabel={common.cancel}
          danger={asked === 'retire'}
          busy={act.isBusy}
          onConfirm={() => void act.send({ id, version })}
          onCancel={() => setAsked(undefined)}
        >
          <p>{asked === 'publish' ? texts.publishtext : texts.retiretext}</p>
          {act.failure !== undefined && <FailureNotice answer={act.failure} />}
        </ConfirmDialog>
      )}
    </Stack>
  )
}
