/** The copy of the own data: asked for once, then shown and kept without asking again. */
import { useState } from 'react'
import type { exportOwnData } from '../../../../contract/personal-data/calls.ts'
import { PersonalData } from '../../../../contract/personal-data/personal-data.ts'
import type { ReceivedFile } from '../../../kernel/requests/files.ts'
import { keepFile } from '../../../kernel/requests/files.ts'
import { useReceiveFile } from '../../../kernel/requests/use-send.ts'
import { useLanguage, useTexts } from '../../../kernel/texts/index.ts'
import { announce } from '../../../kernel/ui/index.ts'

type Wish = 'show' | 'keep'

/** Bytes; a phone holds so much in its memory several times over. */
const mostShown = 20_000_000

/** SETTINGS-27: the server asks for the password when it was last proved too long ago. */
export function useCopy(call: typeof exportOwnData) {
  const { language } = useLanguage()
  const { owndatashown } = useTexts('settings')
  const { send, isBusy, failure, forget } = useReceiveFile(call)
  const [received, setReceived] = useState<ReceivedFile>()
  const [shown, setShown] = useState<PersonalData | 'too-big'>()
  const [wish, setWish] = useState<Wish>('show')
  const [proving, setProving] = useState<{ readonly wish: Wish; readonly wrong: boolean }>()

  async function fulfil(wished: Wish, copy: ReceivedFile) {
    if (wished === 'keep') return keepFile(copy)
    setShown(await read(copy.file))
    announce(owndatashown)
  }

  async function take(wished: Wish, currentpassword?: string) {
    setWish(wished)
    if (received !== undefined) return await fulfil(wished, received)
    const answer = await send({ language, ...(currentpassword !== undefined && { currentpassword }) })
    const asked = whatToProve(answer)
    setProving(asked && { wish: wished, wrong: asked === 'wrong' })
    if (!('answered' in answer)) return
    setReceived(answer.answered)
    await fulfil(wished, answer.answered)
  }

  function stop() {
    setProving(undefined)
    forget()
  }

  return {
    take,
    stop,
    data: shown === 'too-big' ? undefined : shown,
    isTooBig: shown === 'too-big',
    proving,
    failure: proving === undefined ? failure : undefined,
    isBusy: (wished: Wish) => isBusy && wish === wished,
  }
}

async function read(file: Blob): Promise<PersonalData | 'too-big'> {
  return file.size > mostShown ? 'too-big' : PersonalData.parse(JSON.parse(await file.text()))
}

function whatToProve(answer: object): 'asked' | 'wrong' | undefined {
  if (!('refused' in answer)) return undefined
  if (answer.refused === 'reauthentication_required') return 'asked'
  return answer.refused === 'invalid_password' ? 'wrong' : undefined
}
