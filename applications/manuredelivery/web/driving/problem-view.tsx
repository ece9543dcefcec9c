/** Something is in the way: one of eight, and the office knows at once; the consignment stays with the driver. */
import { iconHand, iconRoad, iconWeather, iconWrench } from '@workspace/logistics/web/field'
import type { IconShape } from '@workspace/portal/web'
import {
  Button,
  ChoiceTiles,
  FailureNotice,
  iconAlert,
  iconBox,
  iconClock,
  iconLock,
  iconNote,
  LinkButton,
  navigate,
  Stack,
  TextInput,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { problems } from '../../contract/consignments/consignment-fields.ts'
import { useConsignmentCommand } from '../commands/consignment-command.ts'
import { useManureTexts } from '../texts/texts.ts'
import { isAhead } from './next-step.ts'

type Problem = (typeof problems)[number]

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

export function ProblemView({ of }: { of: Consignment }): ReactElement {
  const texts = useManureTexts('driving')
  const states = useManureTexts('states')
  const [problem, setProblem] = useState<Problem>()
  const [words, setWords] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const { send, isBusy, failure } = useConsignmentCommand({ successMessage: texts.problemsent })
  async function report() {
    setIsAsked(true)
    if (problem === undefined) return
    const data = { problem, ...(words.trim() === '' ? {} : { words: words.trim() }) }
    if (!('answered' in (await send({ kind: 'reportProblem', of: of.id, data })))) return
    navigate(`/manuredelivery/driving/${of.id}`, { replace: true })
  }
  return (
    <Stack>
      <ChoiceTiles
        legend={texts.whatproblem}
        options={problems.map((value) => ({ value, label: states[`problem_${value}`], icon: drawings[value] }))}
        value={problem}
        onChange={setProblem}
        error={isAsked && problem === undefined ? texts.problemmissing : undefined}
      />
      <TextInput
        label={texts.words}
        required={false}
        maxLength={500}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {failure && <FailureNotice answer={failure} help={texts.kepthere} />}
      <Button size="l" block icon={iconAlert} busy={isBusy} busyLabel={texts.saving} onClick={() => void report()}>
        {texts.sendtooffice}
      </Button>
      <p>{texts.problemtext}</p>
      {isAhead(of) && (
        <LinkButton variant="secondary" size="l" block href={`#/manuredelivery/driving/${of.id}?view=fail`}>
          {texts.cannot}
        </LinkButton>
      )}
    </Stack>
  )
}
