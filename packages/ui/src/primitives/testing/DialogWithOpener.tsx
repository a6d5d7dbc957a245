import { useState } from 'react'
import { Button } from '../Button'
import { Dialog, type DialogProps } from '../Dialog'

/** A dialog with the button that opens it. */
export function DialogWithOpener(props: DialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Button>Behind</Button>
      <Dialog
        {...props}
        open={open}
        onClose={() => {
          setOpen(false)
          props.onClose()
        }}
      />
    </>
  )
}
