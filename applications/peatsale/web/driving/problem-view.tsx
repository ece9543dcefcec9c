/** Something is in the way: one of eight, and the office knows at once; the load stays with the driver. */
import { Button, FailureNotice, iconAlert, LinkButton, navigate, Stack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import type { Problem } from '../../contract/loads/load-fields.ts'
import { useLoadCommand } from '../commands/send-command.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { ProblemTiles } from './problem-tiles.tsx'

export function ProblemView({ load }: { load: Load }): ReactElement {
  const texts = usePeatTexts('driving')
  const [problem, setProblem] = useState<Problem>()
  const [isAsked, setIsAsked] = useState(false)
  const { send, isBusy, failure } = useLoadCommand({ says: texts.problemsent })
  async function report() {
    setIsAsked(true)
    if (problem === undefined) return
    const came = await send({ kind: 'reportProblem', of: load.id, data: { problem } })
    if ('answered' in came) navigate(`/peatsale/driving/${load.id}`, { replace: true })
  }
  return (
    <Stack>
      <ProblemTiles problem={problem} onChange={setProblem} isAsked={isAsked} />
      {failure && <FailureNotice answer={failure} />}
      <Button size="l" block icon={iconAlert} busy={isBusy} busyLabel={texts.saving} onClick={() => void report()}>
        {texts.sendtooffice}
      </Button>
      <p>{load.commands.includes('reportProblem') ? texts.problemtext : texts.problemlate}</p>
      {load.commands.includes('fail') && (
        <LinkButton variant="secondary" size="l" block href={`#/peatsale/driving/${load.id}?view=fail`}>
          {texts.cannot}
        </LinkButton>
      )}
    </Stack>
  )
}
