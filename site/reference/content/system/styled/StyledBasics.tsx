import styled from '@mui/system/styled';

const Note = styled('aside')({
  padding: '12px 16px',
  borderInlineStart: '6px solid #0b6bcb',
  background: 'color-mix(in srgb, currentColor 8%, transparent)',
  '& strong': { display: 'block' },
  '&:hover': { borderInlineStartColor: '#c41c1c' },
});

const LoudNote = styled(Note)({ fontSize: 20 });

export default function StyledBasics() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Note role="note">
        <strong>Note</strong> An element with styles.
      </Note>
      <LoudNote role="note" sx={{ mt: 1 }}>
        <strong>Louder</strong> A styled component, styled again, and with sx.
      </LoudNote>
    </div>
  );
}
