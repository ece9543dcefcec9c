/** Something is in the way: one of eight, and the office knows at once; the load stays with the driver. */
import { Button, iconAlert, LinkButton, navigate, Stack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import type { Problem } from '../../contract/loads/reason-tiles.ts'
import { useFacts } from '../facts/use-facts.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { mayFail } from './next-step.ts'
import { ProblemTiles } from './problem-tiles.tsx'

export function ProblemView({ load }: { load: Load }): ReactElement {
  const texts = usePeatTexts('driving')
  const [problem, setProblem] = useState<Problem>()
  const [isAsked, setIsAsked] = useState(false)
  const { tell, isBusy } = useFacts()
  async function report() {
    setIsAsked(true)
    if (problem === undefined) return
    await tell(load, { kind: 'reportProblem', data: { problem } })
    navigate(`/peatsale/driving/${load.id}`, { replace: true })
  }
  return (
    <Stack>
      <ProblemTiles problem={problem} onChange={setProblem} isAsked={isAsked} />
      <Button size="l" block icon={iconAlert} busy={isBusy} busyLabel={texts.saving} onClick={() => void report()}>
        {texts.sendtooffice}
      </Button>
      <p>{load.commands.includes('reportProblem') ? texts.problemtext : texts.problemlate}</p>
      {mayFail(load) && (
        <LinkButton variant="secondary" size="l" block href={`#/peatsale/driving/${load.id}?view=fail`}>
          {texts.cannot}
        </LinkButton>
      )}
    </Stack>
  )
}
