/** Targets of 64 px while a field screen is shown, whatever the person has chosen for the rest: dialogs and toasts, too. */
import { useLayoutEffect } from 'react'

export function useFieldDensity(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const { density: chosen } = dataset
    dataset.density = 'field'
    return () => {
      if (chosen === undefined) delete dataset.density
      else dataset.density = chosen
    }
  }, [])
}
