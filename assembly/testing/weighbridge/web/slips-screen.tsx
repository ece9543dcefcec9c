/** A weighing slip goes up, is shown, and comes down. */
import {
  Button,
  ButtonRow,
  FailureNotice,
  FileInput,
  Page,
  useFile,
  useKeepFile,
  useSendFile,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { keepSlip, readSlip } from '../contract/index.ts'
import { useWeighbridgeTexts } from './texts.ts'

export function SlipsScreen(): ReactElement {
  const texts = useWeighbridgeTexts('bridge')
  const [file, setFile] = useState<File>()
  const [slip, setSlip] = useState<string>()
  const sending = useSendFile(keepSlip, { successMessage: texts.slipkept, onDone: ({ slip }) => setSlip(slip) })
  return (
    <Page heading={texts.slips} width="form">
      <FileInput label={texts.slip} chooseLabel={texts.choosefile} noneLabel={texts.nofile} onFile={setFile} />
      {sending.failure && <FailureNotice answer={sending.failure} />}
      <ButtonRow>
        <Button busy={sending.isBusy} onClick={() => void (file && sending.send({}, file))}>
          {texts.keepslip}
        </Button>
      </ButtonRow>
      {slip !== undefined && <Slip slip={slip} />}
    </Page>
  )
}

function Slip({ slip }: { slip: string }): ReactElement {
  const texts = useWeighbridgeTexts('bridge')
  const { url, failure } = useFile(readSlip, { slip })
  const keeping = useKeepFile(readSlip)
  return (
    <>
      {failure && <FailureNotice answer={failure} />}
      {url !== undefined && <a href={url}>{texts.openslip}</a>}
      <Button variant="secondary" busy={keeping.isBusy} onClick={() => void keeping.send({ slip })}>
        {texts.download}
      </Button>
    </>
  )
}
