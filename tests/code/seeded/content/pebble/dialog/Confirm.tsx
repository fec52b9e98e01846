import { useState } from 'react';
import { Dialog } from 'pebble';
import { QUESTION } from '../texts';

export default function Confirm() {
  const [open, setOpen] = useState(true);
  return <Dialog open={open} title={QUESTION} onClose={() => setOpen(false)} />;
}
