import { Badge, HStack } from '@chakra-ui/react';

const sizes = ['xs', 'sm', 'md', 'lg'] as const;

export const BadgeSizes = () => (
  <HStack>
    {sizes.map((size) => (
      <Badge key={size} size={size}>
        New
      </Badge>
    ))}
  </HStack>
);
