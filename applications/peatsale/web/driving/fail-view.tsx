/** The load cannot be delivered: why, and where the peat is; it ends here, so it is asked on a page of its own. */
import { Button, ChoiceTiles, Notice, navigate, Stack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import { peatPlaces } from '../../contract/loads/load-fields.ts'
import type { Problem } from '../../contract/loads/reason-tiles.ts'
import { useFacts } from '../facts/use-facts.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { ProblemTiles } from './problem-tiles.tsx'

type PeatPlace = (typeof peatPlaces)[number]

export function FailView({ load }: { load: Load }): ReactElement {
  const texts = usePeatTexts('driving')
  const [problem, setProblem] = useState<Problem>()
  const [where, setWhere] = useState<PeatPlace>()
  const [isAsked, setIsAsked] = useState(false)
  const { tell, isBusy } = useFacts()
  async function end() {
    setIsAsked(true)
    if (problem === undefined || where === undefined) return
    await tell(load, { kind: 'fail', data: { problem, where } })
    navigate(`/peatsale/driving/${load.id}`, { replace: true })
  }
  return (
    <Stack>
      <Notice tone="warn" title={texts.cannot}>
        <p>{texts.failtext}</p>
      </Notice>
      <ProblemTiles problem={problem} onChange={setProblem} isAsked={isAsked} />
      <ChoiceTiles
        long
        legend={texts.where}
        options={peatPlaces.map((value) => ({ value, label: texts[`place_${value}`] }))}
        value={where}
        onChange={setWhere}
        error={isAsked && where === undefined ? texts.wheremissing : undefined}
      />
      <Button variant="danger" size="l" block busy={isBusy} busyLabel={texts.saving} onClick={() => void end()}>
        {texts.endload}
      </Button>
    </Stack>
  )
}
