/** Which step of the four this is; a new step takes the focus, so that it is read out. */
import type { ReactElement } from 'react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../kernel/texts/index.ts'
import css from './import.module.css'

export function StepHeading({ step }: { step: 1 | 2 | 3 | 4 }): ReactElement {
  const adminimport = useTexts('adminimport')
  const heading = useRef<HTMLHeadingElement>(null)
  const names = {
    1: adminimport.importstepfile,
    2: adminimport.importstepcolumns,
    3: adminimport.importstepcheck,
    4: adminimport.importstepdone,
  }
  useEffect(() => {
    if (step > 1) heading.current?.focus()
  }, [step])
  return (
    <h2 ref={heading} tabIndex={-1} className={css.step}>
      {adminimport.importstep({ step, name: names[step] })}
    </h2>
  )
}
