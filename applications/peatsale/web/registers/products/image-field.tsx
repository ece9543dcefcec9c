/** The picture of a product: put as soon as it is chosen, whatever else of the product is being edited. */
import {
  Button,
  ButtonRow,
  FailureNotice,
  FileInput,
  Stack,
  useLanguage,
  useSend,
  useSendFile,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useRef, useState } from 'react'
import { keepProductImage, readProduct, removeProductImage, searchProducts } from '../../../contract/products/calls.ts'
import type { OfficeProduct } from '../../../contract/products/product.ts'
import { usePeatTexts } from '../../texts/texts.ts'
import { drawnImage } from './drawn-image.ts'
import { ProductImage } from './product-image.tsx'

const invalidates = [readProduct, searchProducts]

export function ImageField({ product }: { product: OfficeProduct }): ReactElement {
  const { id, image } = product
  const texts = usePeatTexts('registers')
  const { language } = useLanguage()
  const [emptied, setEmptied] = useState(0)
  const keeping = useImageKeeping(id)
  const removing = useSend(removeProductImage, {
    invalidates,
    successMessage: texts.imageremoved,
    onDone: () => setEmptied((before) => before + 1),
  })
  const failure = keeping.failure ?? removing.failure
  return (
    <Stack gap="s">
      <FileInput
        key={emptied}
        label={texts.image}
        hint={texts.imagehint}
        chooseLabel={image === null ? texts.chooseimage : texts.changeimage}
        noneLabel={texts.noimagechosen}
        accept="image/png,image/jpeg,image/gif"
        error={keeping.isUnreadable ? texts.noimage : undefined}
        onFile={keeping.keep}
      />
      {failure && <FailureNotice answer={failure} />}
      <ProductImage product={product} size="page" alt={language === 'fi' ? product.nameFi : product.nameEn} />
      {image !== null && (
        <ButtonRow>
          <Button
            variant="secondary"
            busy={removing.isBusy}
            busyLabel={texts.saving}
            onClick={() => void removing.send({ id })}
          >
            {texts.removeimage}
          </Button>
        </ButtonRow>
      )}
    </Stack>
  )
}

function useImageKeeping(id: string) {
  const texts = usePeatTexts('registers')
  const [isUnreadable, setUnreadable] = useState(false)
  const { send, failure, forget } = useSendFile(keepProductImage, { invalidates, successMessage: texts.imagesaved })
  /** One after the other, so that the picture that was chosen last is the one that stays. */
  const line = useRef<Promise<unknown>>(Promise.resolve())

  async function drawAndSend(file: File): Promise<void> {
    const drawn = await drawnImage(file)
    setUnreadable(drawn === undefined)
    if (drawn !== undefined) await send({ id }, drawn)
  }
  return {
    isUnreadable,
    failure,
    keep: (file: File | undefined) => {
      forget()
      setUnreadable(false)
      if (file !== undefined) line.current = line.current.then(() => drawAndSend(file))
    },
  }
}
