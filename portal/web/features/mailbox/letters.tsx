/** The letters themselves: closed to one line each, open to the whole text. */
import type { ReactElement } from 'react'
import type { Letter } from '../../../contract/demo/calls.ts'
import { formatDateTime, useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { Collapsible, Stack } from '../../kernel/ui/index.ts'
import { letterParts } from './letter-text.ts'
import css from './letters.module.css'

export function Letters({ letters }: { letters: readonly Letter[] }): ReactElement {
  const demo = useTexts('demo')
  const { language } = useLanguage()
  return (
    <section aria-label={demo.mailboxletters}>
      <Stack gap="s">
        {letters.map((letter) => (
          <Collapsible
            key={letter.id}
            heading={letter.subject}
            note={formatDateTime(new Date(letter.sentat), language)}
          >
            <Stack>
              <p className={css.receiver}>{`${demo.mailboxto}: ${letter.to}`}</p>
              <LetterText text={letter.text} />
            </Stack>
          </Collapsible>
        ))}
      </Stack>
    </section>
  )
}

/** The paragraphs of a letter are its blank lines; they hold even where a narrow screen folds every line. */
function LetterText({ text }: { text: string }): ReactElement {
  const paragraphs = text.split(/\n{2,}/)
  return (
    <>
      {paragraphs.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes, so a part's place is its identity
        <Paragraph key={place} text={paragraph} />
      ))}
    </>
  )
}

function Paragraph({ text }: { text: string }): ReactElement {
  return (
    <p className={css.text}>
      {letterParts(text).map((part, place) =>
        part.link === undefined ? (
          part.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <a key={place} href={part.link}>
            {part.text}
          </a>
        ),
      )}
    </p>
  )
}
