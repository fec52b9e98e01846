import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { unstable_useModal as useModal } from '@mui/base/unstable_useModal';
import Box from '@mui/system/Box';

const button = { padding: '6px 12px', font: 'inherit' };

export default function UseModal() {
  const [open, setOpen] = React.useState(false);
  const rootRef = React.useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  const { getRootProps, portalRef, isTopModal } = useModal({
    open,
    onClose: close,
    children: null,
    rootRef,
  });

  return (
    <div>
      <button type="button" style={button} onClick={() => setOpen(true)}>
        Open a sheet
      </button>
      {open && (
        <Portal ref={portalRef}>
          <Box {...getRootProps()} sx={{ position: 'fixed', zIndex: 1300, inset: 'auto 0 0' }}>
            <FocusTrap open isEnabled={isTopModal}>
              <Box
                role="dialog"
                aria-modal="true"
                aria-label="Sheet"
                tabIndex={-1}
                sx={{ p: 3, borderTop: '1px solid', background: 'Canvas', color: 'CanvasText' }}
              >
                <button type="button" style={button} onClick={close}>
                  Close
                </button>
              </Box>
            </FocusTrap>
          </Box>
        </Portal>
      )}
    </div>
  );
}
