import * as React from 'react';
import { DropdownContext, useDropdown } from '@mui/base/useDropdown';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';
import Box from '@mui/system/Box';

const button = { padding: '6px 12px', font: 'inherit' };

function Trigger({ children }: { children: React.ReactNode }) {
  const { getRootProps } = useMenuButton();

  return (
    <button type="button" style={button} {...getRootProps()}>
      {children}
    </button>
  );
}

function Item({ children }: { children: React.ReactNode }) {
  const ref = React.useRef<HTMLLIElement>(null);
  const { getRootProps, highlighted } = useMenuItem({ rootRef: ref });

  return (
    <Box component="li" {...getRootProps()} sx={{ p: 1, fontWeight: highlighted ? 700 : 400 }}>
      {children}
    </Box>
  );
}

function List({ children }: { children: React.ReactNode }) {
  const { getListboxProps, contextValue, open } = useMenu();

  return (
    <Box
      component="ul"
      {...getListboxProps()}
      aria-label="File"
      sx={{ display: open ? 'block' : 'none', m: 0, p: 1, border: '1px solid', listStyle: 'none' }}
    >
      <MenuProvider value={contextValue}>{children}</MenuProvider>
    </Box>
  );
}

export default function UseMenu() {
  const { contextValue } = useDropdown();

  return (
    <DropdownContext.Provider value={contextValue}>
      <Trigger>File</Trigger>
      <List>
        <Item>New</Item>
        <Item>Open</Item>
        <Item>Save</Item>
      </List>
    </DropdownContext.Provider>
  );
}
