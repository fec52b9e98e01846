import Sheet, { type SheetProps } from '@mui/joy/Sheet';

export default function SheetPlayground(props: SheetProps) {
  return (
    <Sheet {...props} sx={{ p: 3 }}>
      Your receipt is below.
    </Sheet>
  );
}
