/** A file of the server's on the screen, as an image or in a frame: under an address of this page that goes with the screen. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AskOf, Call } from '../../../contract/call.ts'
import type { Failed, Refused } from './ask.ts'
import type { ReceivedFile } from './files.ts'
import { askForFile } from './files.ts'
import { queries, Unanswered } from './use-answer.ts'

export interface ShownFile {
  /** For `src` or `href`; undefined until the file has come. */
  readonly url: string | undefined
  /** As the server calls it. */
  readonly name: string | undefined
  readonly failure: Refused<string> | Failed | undefined
}

/** For calls with `file: 'given'`. `input` undefined: nothing is asked for the time being. */
export function useFile<C extends Call>(call: C, input: AskOf<C> | undefined): ShownFile {
  const { data, error } = useQuery<ReceivedFile, Unanswered>(
    {
      queryKey: [call.name, 'file', input],
      queryFn: async ({ signal }) => {
        const answer = await askForFile(call, input as AskOf<C>, { signal })
        if ('answered' in answer) return answer.answered
        throw new Unanswered(answer)
      },
      enabled: input !== undefined,
      // A file changes when something says so, not by itself: an image does not blink when the window is come back to.
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
    },
    queries,
  )
  return { url: useBlobUrl(data?.file), name: data?.name, failure: error?.reason }
}

function useBlobUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (file === undefined) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}
