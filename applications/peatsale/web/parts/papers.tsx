/** Documents of an order or a load: each is a PDF to keep, in the language in use; what has been replaced says so. */
import {
  Button,
  Chip,
  Cluster,
  FailureNotice,
  iconDownload,
  Stack,
  useKeepFile,
  useLanguage,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { giveDocument } from '../../contract/documents/calls.ts'
import type { DocumentRow } from '../../contract/documents/document.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { useMoments } from './moments.ts'
import { Unbroken } from './unbroken.tsx'

export function Papers({ documents }: { documents: readonly DocumentRow[] }): ReactElement {
  const texts = usePeatTexts('work')
  const { language } = useLanguage()
  const { moment } = useMoments()
  const { send, isSending, failure } = useKeepFile(giveDocument)
  return (
    <Stack gap="s">
      {documents.map(({ id, kind, number, edition, isReplaced, isVoid, issuedAt }) => {
        const asked = { id, language }
        return (
          <Cluster key={id} align="between">
            <span>
              {texts[`paper_${kind}`]} <Unbroken>{number}</Unbroken>
              <br />
              {texts.edition({ edition, at: moment(issuedAt) })}
            </span>
            <Cluster>
              {(isReplaced || isVoid) && <Chip tone="rest">{isVoid ? texts.isvoid : texts.isreplaced}</Chip>}
              <Button
                variant="secondary"
                size="s"
                icon={iconDownload}
                busy={isSending(asked)}
                aria-label={`${texts.pdf}: ${texts[`paper_${kind}`]} ${number}`}
                onClick={() => void send(asked)}
              >
                {texts.pdf}
              </Button>
            </Cluster>
          </Cluster>
        )
      })}
      {failure !== undefined && <FailureNotice answer={failure} />}
    </Stack>
  )
}
