/** What screens in the cab are made of, on the components page. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { ToastMessage } from '../../../kernel/ui/index.ts'
import { Card, iconHome, LinkButton, NextCard, Split, Stack } from '../../../kernel/ui/index.ts'
import { StateButton } from '../../../kernel/ui/state-button/state-button.tsx'
import { Steps } from '../../../kernel/ui/steps/steps.tsx'
import { UndoBar } from '../../../kernel/ui/undo-bar/undo-bar.tsx'
import type { ShownWords } from './words-fi.ts'

export function FieldWorkShown({ words }: { words: ShownWords }): ReactElement {
  return (
    <Card heading={words.fieldWork}>
      <Split kind="even">
        <NextLoad words={words} />
        <Stack>
          <Steps label={words.loadSteps} steps={stepsIn(words)} current={1} doneLabel={words.stepDone} />
          <StateButton icon={iconHome} busy busyLabel={words.saving} note={words.arrivedNote}>
            {words.arrived}
          </StateButton>
          <StateButton icon={iconHome} disabled busyLabel={words.saving} note={words.noRight}>
            {words.arrived}
          </StateButton>
          <LinkButton variant="secondary" href="#/components?field">
            {words.fieldScreen}
          </LinkButton>
        </Stack>
      </Split>
    </Card>
  )
}

/** The dark card: a press takes the load a step on, and stands where it can be taken back. */
export function NextLoad({ words }: { words: ShownWords }): ReactElement {
  const [current, setCurrent] = useState(2)
  const [done, setDone] = useState<ToastMessage>()
  function arrive() {
    setCurrent(3)
    setDone({
      text: words.arrivedDone,
      undo: {
        label: words.undo,
        busyLabel: words.undoing,
        onUndo: async () => {
          setCurrent(2)
          return { text: words.undone }
        },
      },
    })
  }
  return (
    <NextCard kicker={words.nextLoad} heading="ZZA-101" mark="KM-26-00487">
      <p>{words.nextLoadText}</p>
      {current === 2 && (
        <StateButton icon={iconHome} busyLabel={words.saving} note={words.arrivedNote} onClick={arrive}>
          {words.arrived}
        </StateButton>
      )}
      <UndoBar message={done} closeLabel={words.close} onEnd={() => setDone(undefined)} />
    </NextCard>
  )
}

export function stepsIn(words: ShownWords): readonly string[] {
  return [words.atSwamp, words.loaded, words.arrived, words.unloaded]
}
