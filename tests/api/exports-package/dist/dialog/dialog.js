export const DialogRoot = ({ open, modal = true }) => null;
export const DialogTitle = forwardRef(({ level = 2, ...props }, ref) => null);
