/** The eight kinds of what may be in the way. */
import { iconHand, iconRoad, iconWeather, iconWrench } from '@workspace/logistics/web/field'
import type { IconShape } from '@workspace/portal/web'
import { ChoiceTiles, iconBox, iconClock, iconLock, iconNote } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Problem } from '../../contract/loads/reason-tiles.ts'
import { problems } from '../../contract/loads/reason-tiles.ts'
import { usePeatTexts } from '../texts/texts.ts'

const drawings: Readonly<Record<Problem, IconShape>> = {
  road: iconRoad,
  noAccess: iconLock,
  queue: iconClock,
  breakdown: iconWrench,
  product: iconBox,
  weather: iconWeather,
  refused: iconHand,
  other: iconNote,
}

type ProblemTilesProps = { problem: Problem | undefined; onChange: (problem: Problem) => void; isAsked: boolean }

export function ProblemTiles({ problem, onChange, isAsked }: ProblemTilesProps): ReactElement {
  const texts = usePeatTexts('driving')
  const states = usePeatTexts('states')
  return (
    <ChoiceTiles
      legend={texts.whatproblem}
      options={problems.map((value) => ({ value, label: states[`problem_${value}`], icon: drawings[value] }))}
      value={problem}
      onChange={onChange}
      error={isAsked && problem === undefined ? texts.problemmissing : undefined}
    />
  )
}
