import { Dialog, Textarea } from '../primitives'

interface CopyTextDialogProps {
  text: string
  onClose: () => void
}

/** A text that the browser would not put on the clipboard, selected for whoever copies it by hand. */
export function CopyTextDialog({ text, onClose }: CopyTextDialogProps) {
  return (
    <Dialog
      title="Could not copy"
      description="This browser does not allow it. The text is selected, so that you can copy it yourself."
      onClose={onClose}
    >
      <Textarea
        code
        readOnly
        rows={12}
        aria-label="Text to copy"
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  )
}
