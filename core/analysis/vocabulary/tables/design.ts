export const DESIGN = `
# graphic design
Graphic Design | graphic designer | graphics design | visual design | graphic designing | visual designer | layout design | print design | graphics
Adobe Creative Suite | adobe creative cloud | creative suite | adobe suite | creative cloud | adobe cs6 | adobe products
Adobe Photoshop | photoshop | ps photoshop > Adobe Creative Suite
Adobe Illustrator | =Illustrator | adobe illustrator cc | illustrator photoshop > Adobe Creative Suite
Adobe InDesign | indesign | in design > Adobe Creative Suite
Adobe XD | =XD > Adobe Creative Suite
Adobe Premiere Pro | premiere pro | adobe premiere > Adobe Creative Suite, Video Editing
Adobe After Effects | after effects | aftereffects > Adobe Creative Suite, Animation
Adobe Acrobat | =Acrobat
Dreamweaver | adobe dreamweaver
CorelDRAW | corel draw | coreldraw graphics > Graphic Design
Canva
Figma > UI Design
!Sketch (software) | ~Sketch | sketch app > UI Design
InVision | invision app > UI Design
QuarkXPress | quark xpress
Typography
Illustration | illustrator artist | drawing illustrations | illustrations
Logo Design | logo designing | logos > Graphic Design
Packaging Design | package design > Graphic Design
Desktop Publishing | desktop publisher

# ux
UI Design | user interface design | ui designer | interface design | ui ux | ~UI
UX Design | user experience design | user experience | ux designer | ux ui | ~UX
User Research | ux research | user interviews | usability
Wireframing | wireframes | wireframe | prototyping | prototypes | mockups | mock ups
Design Systems | design system
Information Architecture | card sorting
Web Design | web designer | website design | web page design | webpage design
Human-Computer Interaction | human computer interaction | =HCI

# media
Video Editing | video editor | video post production
Video Production | videography | video shooting | videographer
Animation | animator
3D Design
Audio Production | sound editing | audio editing
Broadcasting | radio production | broadcast
Interior Design | interior designer | interior decoration
Art Direction | art director | creative direction | creative director
Product Design | industrial design | product designer
Exhibition Design | set design | window display
Creative Writing | story writing
Translation | translator | interpreter | translations
`;
