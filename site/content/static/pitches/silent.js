// Draws nothing: what is left of a script that an ad-blocker holds back.
