/** A load that did not come to the farm: why, and where the peat is. */
import { Notice, Select, TextArea } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { LoadEventData } from '../../contract/loads/load-event.ts'
import { peatPlaces } from '../../contract/loads/load-fields.ts'
import { problems } from '../../contract/loads/reason-tiles.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { ActDialog } from './act-dialog.tsx'
import type { FactDialogProps } from './fact-dialog.ts'
import { useLoadAct } from './use-load-act.ts'

type Failed = LoadEventData<'fail'>

export function FailDialog({ load, kind, onClose }: FactDialogProps<'fail'>): ReactElement {
  const texts = usePeatTexts('corrections')
  const states = usePeatTexts('states')
  const acting = useLoadAct(load, { says: texts[`done_${kind}`], onDone: onClose })
  const [problem, setProblem] = useState<Failed['problem']>()
  const [where, setWhere] = useState<Failed['where']>()
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  function send() {
    setTried(true)
    if (problem === undefined || where === undefined) return
    void acting.send({ kind, data: { problem, where, ...(words.trim() !== '' && { words: words.trim() }) } })
  }
  return (
    <ActDialog
      act={texts[kind]}
      number={load.number}
      confirmLabel={texts.failnow}
      danger
      acting={acting}
      onConfirm={send}
      onClose={onClose}
    >
      <Notice tone="warn" title={texts.failtext} />
      <Select
        label={texts.why}
        required
        value={problem ?? ''}
        onChange={({ target }) => setProblem(problems.find((each) => each === target.value))}
        error={tried && problem === undefined ? texts.choosewhy : undefined}
      >
        <option value="">{texts.choose}</option>
        {problems.map((each) => (
          <option key={each} value={each}>
            {states[`problem_${each}`]}
          </option>
        ))}
      </Select>
      <Select
        label={texts.where}
        required
        value={where ?? ''}
        onChange={({ target }) => setWhere(peatPlaces.find((each) => each === target.value))}
        error={tried && where === undefined ? texts.choosewhere : undefined}
      >
        <option value="">{texts.choose}</option>
        {peatPlaces.map((each) => (
          <option key={each} value={each}>
            {states[`place_${each}`]}
          </option>
        ))}
      </Select>
      <TextArea
        label={texts.words}
        hint={texts.whotold}
        maxLength={1000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </ActDialog>
  )
}
