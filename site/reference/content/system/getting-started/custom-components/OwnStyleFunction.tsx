import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import styleFunctionSx, { type SxProps } from '@mui/system/styleFunctionSx';

const Tag = styled('span')<{ sx?: SxProps }>(
  {
    padding: '4px 12px',
    border: '1px solid',
    borderRadius: 99,
  },
  (props) => styleFunctionSx(props) as CSSObject,
);

export default function OwnStyleFunction() {
  return (
    <div style={{ display: 'flex', gap: 16 }}>
      <Tag>Without sx</Tag>
      <Tag sx={{ px: 4, border: '2px dashed', fontWeight: 700 }}>With sx</Tag>
    </div>
  );
}
