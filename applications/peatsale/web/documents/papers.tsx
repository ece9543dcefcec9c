/** Documents of an order or a load: a row each, pressed to keep its PDF in the language in use; what has been replaced says so. */
import {
  Chip,
  FailureNotice,
  Icon,
  iconDoc,
  iconDownload,
  NoWrap,
  Spinner,
  Stack,
  useDateFormat,
  useKeepFile,
  useLanguage,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { giveDocument } from '../../contract/documents/calls.ts'
import type { DocumentRow } from '../../contract/documents/document.ts'
import { usePeatTexts } from '../texts/texts.ts'
import css from './papers.module.css'

export function Papers({ documents }: { documents: readonly DocumentRow[] }): ReactElement {
  const { language } = useLanguage()
  const { send, isSending, failure } = useKeepFile(giveDocument)
  return (
    <Stack gap="s">
      <ul className={css.papers}>
        {documents.map((paper) => (
          <li key={paper.id}>
            <Paper
              paper={paper}
              isComing={isSending({ id: paper.id, language })}
              onPress={() => void send({ id: paper.id, language })}
            />
          </li>
        ))}
      </ul>
      {failure !== undefined && <FailureNotice answer={failure} />}
    </Stack>
  )
}

type PaperProps = { paper: DocumentRow; isComing: boolean; onPress: () => void }

function Paper({ paper, isComing, onPress }: PaperProps): ReactElement {
  const texts = usePeatTexts('work')
  const { moment } = useDateFormat()
  const { kind, number, edition, isReplaced, isVoid, issuedAt } = paper
  return (
    <button
      type="button"
      className={css.paper}
      data-old={isReplaced || isVoid || undefined}
      aria-disabled={isComing || undefined}
      onClick={() => !isComing && onPress()}
    >
      <Icon shape={iconDoc} />
      <span className={css.words}>
        <span className={css.title}>
          {texts[`paper_${kind}`]} <NoWrap>{number}</NoWrap>
        </span>
        <span className={css.text}>{`${texts.edition({ edition, at: moment(issuedAt) })}, ${texts.pdf}`}</span>
        {(isReplaced || isVoid) && <Chip tone="rest">{isVoid ? texts.isvoid : texts.isreplaced}</Chip>}
      </span>
      {isComing ? <Spinner label={texts.fetching} /> : <Icon shape={iconDownload} size="m" />}
    </button>
  )
}
