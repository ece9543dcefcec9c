/** The eight kinds of what may be in the way. */
import type { ReactElement } from 'react'
import type { Problem } from '../../contract/loads/load-fields.ts'
import { problems } from '../../contract/loads/load-fields.ts'
import { ChoiceTiles } from '../parts/choice-tiles.tsx'
import { usePeatTexts } from '../texts/texts.ts'

type ProblemTilesProps = { problem: Problem | undefined; onChange: (problem: Problem) => void; isAsked: boolean }

export function ProblemTiles({ problem, onChange, isAsked }: ProblemTilesProps): ReactElement {
  const texts = usePeatTexts('driving')
  const states = usePeatTexts('states')
  return (
    <ChoiceTiles
      legend={texts.whatproblem}
      options={problems.map((value) => ({ value, label: states[`problem_${value}`] }))}
      value={problem}
      onChange={onChange}
      error={isAsked && problem === undefined ? texts.problemmissing : undefined}
    />
  )
}
