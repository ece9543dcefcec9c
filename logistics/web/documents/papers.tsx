/** Documents of a record: a row each, pressed to keep its PDF in the language in use; what has been replaced says so. */
import type { documentRowOf } from '@workspace/logistics/contract'
import type { Call } from '@workspace/portal/contract'
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
import type * as z from 'zod/mini'
import { useDocumentTexts } from '../texts/texts.ts'
import css from './papers.module.css'

type DocumentRow<Kind extends string> = z.infer<ReturnType<typeof documentRowOf<z.ZodMiniType<Kind>>>>

export type PapersProps<Kind extends string> = {
  documents: readonly DocumentRow<Kind>[]
  titles: Readonly<Record<Kind, string>>
  /** The application's call: takes id and language, gives the PDF. */
  give: Call
}

export function Papers<Kind extends string>({ documents, titles, give }: PapersProps<Kind>): ReactElement {
  const { language } = useLanguage()
  const { send, isSending, failure } = useKeepFile(give)
  return (
    <Stack gap="s">
      <ul className={css.papers}>
        {documents.map((paper) => (
          <li key={paper.id}>
            <Paper
              paper={paper}
              title={titles[paper.kind]}
              isComing={isSending({ id: paper.id, language } as never)}
              onPress={() => void send({ id: paper.id, language } as never)}
            />
          </li>
        ))}
      </ul>
      {failure !== undefined && <FailureNotice answer={failure} />}
    </Stack>
  )
}

type PaperProps = { paper: DocumentRow<string>; title: string; isComing: boolean; onPress: () => void }

function Paper({ paper, title, isComing, onPress }: PaperProps): ReactElement {
  const texts = useDocumentTexts()
  const { moment } = useDateFormat()
  const { number, edition, isReplaced, isVoid, issuedAt } = paper
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
          {title} <NoWrap>{number}</NoWrap>
        </span>
        <span className={css.text}>{`${texts.edition({ edition, at: moment(issuedAt) })}, ${texts.pdf}`}</span>
        {(isReplaced || isVoid) && <Chip tone="rest">{isVoid ? texts.isvoid : texts.isreplaced}</Chip>}
      </span>
      {isComing ? <Spinner label={texts.fetching} /> : <Icon shape={iconDownload} size="m" />}
    </button>
  )
}
