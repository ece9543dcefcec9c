/** Outgoing letters (R42): what became of each, dead ones sent again, a test letter. Superadmins only. */
import type { ReactElement } from 'react'
import * as z from 'zod/mini'
import type { LetterState, OutboxLetter } from '../../../contract/mail/calls.ts'
import { ownAnswers, resendLetter, searchLetters, sendTestLetter } from '../../../contract/mail/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { PagedList } from '../../kernel/lists/paged-list.tsx'
import { SubPage } from '../../kernel/lists/sub-page.tsx'
import { useListView } from '../../kernel/lists/use-list-view.ts'
import { usePages } from '../../kernel/lists/use-pages.ts'
import { viewInAddress } from '../../kernel/lists/view-in-address.ts'
import { useSend } from '../../kernel/requests/use-send.ts'
import type { Texts } from '../../kernel/texts/index.ts'
import { formatDateTime, useLanguage, useTexts } from '../../kernel/texts/index.ts'
import type { ChipTone } from '../../kernel/ui/index.ts'
import { Button, Chip, Cluster, DataTable, Parted, Segmented, TableHead } from '../../kernel/ui/index.ts'
import { ResendDeadLetters } from './resend-dead-letters.tsx'
import { useLetterName } from './use-letter-name.ts'

const states = ['all', 'waiting', 'sent', 'dead', 'skipped'] as const
const letterList = viewInAddress(z.object({ state: z.enum(states) }), { state: 'all' }, '/admin/system/letters')

const tones: Record<LetterState, ChipTone> = { waiting: 'pending', sent: 'ok', skipped: 'rest', dead: 'err' }

export function LettersPage(): ReactElement {
  const texts = useTexts('adminsystem')
  const common = useTexts('common')
  const nameOf = useLetterName()
  const { view, show } = useListView(letterList)
  const test = useSend(sendTestLetter, {
    invalidates: [searchLetters],
    successMessage: ({ recipient }) => texts.lettertesttext({ recipient }),
  })
  const resend = useSend(resendLetter, { invalidates: [searchLetters], successMessage: texts.letterresenttext })
  const failure = test.failure ?? resend.failure
  const list = usePages(searchLetters, view.state === 'all' ? {} : { state: view.state }, ({ letters }) => letters)
  const headings = [
    texts.letterrecipient,
    texts.letterkind,
    texts.letterstate,
    texts.lettertries,
    texts.letteranswer,
    texts.lettertime,
  ]
  const options = states.map((value) => ({ value, label: texts[`letterstate_${value}`] }))

  return (
    <SubPage heading={texts.lettersheading} lead={texts.lettersleadtext}>
      <Cluster align="between">
        <Segmented
          label={texts.letterstate}
          options={options}
          value={view.state}
          onChange={(state) => show({ state }, { replace: true })}
        />
        <Button variant="secondary" busy={test.isBusy} onClick={() => void test.send({})}>
          {texts.lettertest}
        </Button>
      </Cluster>
      {list.at === 'listed' && <ResendDeadLetters count={list.pages.latest?.resendable ?? 0} />}
      {failure !== undefined && <FailureNotice answer={failure} />}
      <PagedList list={list} none={texts.lettersnone}>
        {(letters) => (
          <DataTable caption={texts.lettersheading}>
            <TableHead headings={headings} acts={common.actions} />
            <tbody>
              {letters.map((letter) => (
                <LetterRow
                  key={letter.id}
                  letter={letter}
                  kind={nameOf(letter.template)}
                  isResending={resend.isSending({ id: letter.id })}
                  onResend={() => void resend.send({ id: letter.id })}
                />
              ))}
            </tbody>
          </DataTable>
        )}
      </PagedList>
    </SubPage>
  )
}

type LetterRowProps = {
  letter: OutboxLetter
  kind: string
  isResending: boolean
  onResend: () => void
}

function LetterRow({ letter, kind, isResending, onResend }: LetterRowProps): ReactElement {
  const texts = useTexts('adminsystem')
  const { language } = useLanguage()
  const moment = letter.sentat || letter.nexttryat || letter.queuedat
  return (
    <tr>
      <td data-cell="title">
        <Parted>{letter.recipient}</Parted>
      </td>
      <td data-label={texts.letterkind}>{kind}</td>
      <td data-label={texts.letterstate}>
        <Chip tone={tones[letter.state]}>{texts[`letterstate_${letter.state}`]}</Chip>
      </td>
      <td data-label={texts.lettertries} data-cell="number">
        {letter.tries}
      </td>
      <td data-label={texts.letteranswer} data-cell="foreign">
        {answerWords(letter.answer, texts)}
      </td>
      <td data-label={texts.lettertime} data-cell="moment">
        {formatDateTime(new Date(moment), language)}
      </td>
      <td data-cell="acts">
        {letter.state === 'dead' && (
          <Button
            size="s"
            variant="secondary"
            busy={isResending}
            onClick={onResend}
            aria-label={texts.letterresendname({ recipient: letter.recipient })}
          >
            {texts.letterresend}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** What the portal itself noted, in the reader's language; what a mail server said stays as it came. */
function answerWords(answer: string, texts: Texts['adminsystem']): string {
  const known: Readonly<Record<string, string>> = {
    [ownAnswers.inMailbox]: texts.letteranswermailbox,
    [ownAnswers.linkOver]: texts.letteranswerlinkover,
    [ownAnswers.keyLost]: texts.letteranswerkeylost,
    [ownAnswers.notTrue]: texts.letteranswernottrue,
    [ownAnswers.notMade]: texts.letteranswernotmade,
  }
  return known[answer] ?? answer
}
