import { Badge, badgeClasses } from '@mui/base/Badge';
import styled from '@mui/system/styled';

const Root = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  [`& .${badgeClasses.badge}`]: {
    position: 'absolute',
    insetBlockStart: -10,
    insetInlineEnd: -10,
    minWidth: 12,
    padding: '0 6px',
    borderRadius: 12,
    background: '#c41c1c',
    color: '#fff',
    fontSize: 14,
    lineHeight: '22px',
    textAlign: 'center',
  },
});

const Inbox = styled('span')({
  padding: '12px 16px',
  border: '1px solid',
  borderRadius: 8,
});

export default function BasicBadge() {
  return (
    <Badge badgeContent={5} slots={{ root: Root }} aria-label="Inbox, 5 unread" role="img">
      <Inbox>Inbox</Inbox>
    </Badge>
  );
}
