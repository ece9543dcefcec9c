/** "What you are told": each event in the person's roles, and whether its letter is a choice. */
import type { ReactElement } from 'react'
import type { NoticeChoice } from '../../../contract/notices/calls.ts'
import { readNoticeChoices, saveNoticeChoice } from '../../../contract/notices/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import { useSend } from '../../kernel/requests/use-send.ts'
import { useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { Card, Checkbox, Spinner } from '../../kernel/ui/index.ts'
import css from './notices.module.css'

export function NoticeChoices(): ReactElement {
  const texts = useTexts('notices')
  const { loading } = useTexts('common')
  const { data, error } = useAnswer(readNoticeChoices, {})
  const saving = useSend(saveNoticeChoice, { invalidates: [readNoticeChoices] })
  // What was pressed stands at once, as long as it is being saved.
  const chosen = (choice: NoticeChoice): NoticeChoice => {
    const { application, event, letter } = choice
    return saving.isSending({ application, event, letter: !letter }) ? { ...choice, letter: !letter } : choice
  }
  return (
    <Card heading={texts.choicesheading}>
      {error && <FailureNotice answer={error.reason} />}
      {saving.failure && <FailureNotice answer={saving.failure} />}
      {!data && !error && <Spinner label={loading} />}
      {data?.choices.length === 0 && <p className={css.quiet}>{texts.choicesnone}</p>}
      {data && data.choices.length > 0 && (
        <>
          <p className={css.quiet}>{texts.choiceslead}</p>
          <Choices choices={data.choices.map(chosen)} onChoose={(choice) => void saving.send(choice)} />
        </>
      )}
    </Card>
  )
}

type Chosen = Pick<NoticeChoice, 'application' | 'event' | 'letter'>

function Choices({ choices, onChoose }: { choices: readonly NoticeChoice[]; onChoose: (choice: Chosen) => void }) {
  const texts = useTexts('notices')
  const { language } = useLanguage()
  return (
    <table className={css.choices}>
      <thead>
        <tr>
          <th scope="col">{texts.choicesevent}</th>
          <th scope="col">{texts.choicesletter}</th>
        </tr>
      </thead>
      <tbody>
        {choices.map(({ application, event, names, rule, letter }) => (
          <tr key={`${application}.${event}`}>
            <th scope="row">{names[language]}</th>
            <td>
              {rule === 'choice' ? (
                <Checkbox
                  hideLabel
                  label={`${texts.choicesletter}: ${names[language]}`}
                  checked={letter}
                  onChange={() => onChoose({ application, event, letter: !letter })}
                />
              ) : (
                <span className={css.quiet}>{texts[`choice_${rule}`]}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
